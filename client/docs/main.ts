import 'swagger-ui-dist/swagger-ui.css';
import './docs.css';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { loadConfig } from '../api/config.ts';
import { loadFonts } from '../app/load-fonts.ts';
import { offerPersonas } from './personas.ts';
import { showProvenance } from './provenance.ts';
import { searchOperations } from './search.ts';
import { translate } from './translate.ts';

const place = document.getElementById('viewer')!;

const viewer = SwaggerUI({
  domNode: place,
  url: '/openapi.json',
  deepLinking: true,
  // Nearly three hundred calls: a group is drawn when it is opened.
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  defaultModelExpandDepth: 2,
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  // Colours by styles in the text, which cost more than the answers.
  syntaxHighlight: false,
  validatorUrl: null,
  plugins: [searchOperations, showProvenance],
});

translate(place);
void loadConfig('/config.json').then(() => offerPersonas((token) => viewer.preauthorizeApiKey('bladeAuth', token)));
loadFonts();
