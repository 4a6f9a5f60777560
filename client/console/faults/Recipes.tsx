import { Button, Text } from '@mantine/core';
import { recipes, type Recipe, type RecipeName } from '../../../contracts/constants/faults.ts';
import { Card } from '../../components/page/Card.tsx';
import { useWords } from '../words.ts';
import { openAddFault } from './add-dialog.tsx';
import styles from './faults.module.css';

const all = Object.entries(recipes) as [Exclude<RecipeName, 'lie'>, Recipe][];

/** Every way in which calls go wrong on purpose: what it does, what the product shows, and how to see it. */
export function Recipes({ sandbox }: { sandbox: string }) {
  const { say } = useWords();
  return (
    <Card title={say('全部 {n} 种', { n: all.length })}>
      <div className={styles.recipes}>
        {all.map(([recipe, about]) => (
          <article key={recipe} className={styles.recipe}>
            <h3>{about.title}</h3>
            <Text fz="sm">{about.does}</Text>
            <dl>
              <dt>{say('产品里看到')}</dt>
              <dd>{about.shows}</dd>
              <dt>{say('依据')}</dt>
              <dd>{about.rule}</dd>
              <dt>{say('试一试')}</dt>
              <dd>{about.hint}</dd>
            </dl>
            <Button
              size="compact-sm"
              variant="default"
              mt="auto"
              style={{ alignSelf: 'flex-start' }}
              aria-label={say('打开“{title}”', { title: about.title })}
              onClick={() => void openAddFault({ sandbox, recipe, title: about.title })}
            >
              {say('打开')}
            </Button>
          </article>
        ))}
      </div>
    </Card>
  );
}
