import { connect } from '../../database/sandbox.ts';

/** What tells the key by which texts of a database are sealed from another; "" where nothing is sealed. */
export function sealedBy(file: string): string {
  const sqlite = connect(file, { mustExist: true });
  try {
    const key = sqlite.prepare("select value from settings where key = 'wellbeingKey'").pluck().get();
    return typeof key === 'string' ? key : '';
  } finally {
    sqlite.close();
  }
}

/** Whether a sandbox can read what another database holds: where nothing is sealed in one of them, it can. */
export const fits = (own: string, other: string): boolean => own === '' || other === '' || own === other;
