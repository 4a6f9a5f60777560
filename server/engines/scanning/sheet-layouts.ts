import { Sqlite } from '../../database/sqlite.mjs';
import { layout as layoutSchema, type Layout } from '../../../contracts/wrongbook/layout.ts';

const mostRemembered = 50;
const remembered = new Map<string, Layout>();

/**
 * The layouts of a sandbox's answer sheets, by their ids, while its database is open: `use` may ask for any number. The
 * file is opened anew each time, since a sandbox may be made anew under the same name.
 */
export async function withLayouts<T>(
  databaseFile: string,
  use: (layoutOf: (sheetId: number) => Layout | undefined) => Promise<T>,
): Promise<T> {
  const sqlite = new Sqlite(databaseFile, { readonly: true, fileMustExist: true });
  try {
    const statement = sqlite.prepare<[number], string>('select layout from answer_sheets where id = ?').pluck();
    return await use((sheetId) => {
      const text = statement.get(sheetId);
      return text === undefined ? undefined : parsed(text);
    });
  } finally {
    sqlite.close();
  }
}

/** Forms are read once: those of a class are all alike. */
function parsed(text: string): Layout {
  const known = remembered.get(text);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const layout = layoutSchema.parse(JSON.parse(text));
  remembered.set(text, layout);
  return layout;
}
