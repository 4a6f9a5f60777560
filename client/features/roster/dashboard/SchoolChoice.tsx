import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { getCurrentPartner } from '../../../../contracts/wrongbook/partner.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import styles from './dashboard.module.css';

/** The schools of a partner, to open the board of one. */
export function SchoolChoice(): ReactNode {
  const partner = useCall(getCurrentPartner, {});
  return (
    <Screen title="学校看板" note="请选择学校">
      <Card>
        <Loaded answer={partner} what="学校">
          {({ schools }) =>
            schools.length === 0 ? (
              <EmptyState text="名下还没有学校。" />
            ) : (
              <ul className={styles.schools}>
                {schools.map(({ schoolId, schoolName }) => (
                  <li key={schoolId}>
                    <Link to={`?schoolId=${schoolId}`}>{schoolName}</Link>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
    </Screen>
  );
}
