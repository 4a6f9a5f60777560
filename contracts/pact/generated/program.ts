/** A small program by somebody who knows the document alone; it compiles where the types say what is so, and not more. */
export const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.ts';

type Upload = components['schemas']['UploadResourceInput'];

interface Known {
  account: string;
  password: string;
  schoolId: string;
  file: Blob;
}

export async function work(baseUrl: string, { account, password, schoolId, file }: Known) {
  const client = createClient<paths>({ baseUrl });
  const signedIn = await client.POST('/account/token', { body: { account, password } });
  const token: string | undefined = signedIn.data?.data.accessToken;
  client.use({ onRequest: ({ request }) => request.headers.set('Blade-Auth', \`bearer \${token}\`) });

  const added = await client.POST('/api/vesta/student/add', {
    body: { schoolId, name: '王小明', studentNo: 'CLIENT0001' },
  });
  const id: string | undefined = added.data?.data.id;

  const page = await client.GET('/api/vesta/student/page', {
    params: { query: { schoolId, keyword: 'CLIENT0001', size: 5 } },
  });
  const rows = page.data?.data.records.map((student) => ({ id: student.id, name: student.name }));

  const upload = '/api/wrongbook/v1.0/teacher/doc/uploadResource';
  const registering: Upload = { title: '登记的文档', target: 'cloud' };
  const registered = await client.POST(upload, { body: registering });
  const documentId = registered.data?.data.documentId;
  const sent = await client.POST(upload, {
    params: { query: { documentId } },
    body: { file },
    bodySerializer: () => {
      const form = new FormData();
      form.append('file', file, 'list.pdf');
      return form;
    },
  });
  const again = await client.POST('/api/vesta/student/add', {
    body: { schoolId, name: '王小红', studentNo: 'CLIENT0001' },
  });
  const refused: string | undefined = again.error?.msg;
  return { token, id, rows, documentId, sent: sent.data?.data, refused };
}

/** What the types must not let pass: the compiler objects where one of these is right. */
export function wrong(student: components['schemas']['Student'], client: ReturnType<typeof createClient<paths>>) {
  // @ts-expect-error no such field
  void student.fullName;
  // @ts-expect-error an id is text
  const id: number = student.id;
  // @ts-expect-error no such call
  void client.GET('/api/vesta/student/pages', {});
  // @ts-expect-error a read
  void client.POST('/api/vesta/student/page', {});
  // @ts-expect-error the school is needed
  void client.GET('/api/vesta/student/page', { params: { query: {} } });
  // @ts-expect-error no such place
  const upload: Upload = { target: 'shelf' };
  return { id, upload };
}
`;
