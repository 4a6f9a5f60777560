/** A page of a PDF that an image is put on, said in the words of PDF. */
export interface ImagePage {
  image: Uint8Array;
  /** Entries of the image besides its type and length. */
  entries: string;
  content: string;
  /** Entries of the page. */
  page?: string;
  /** Entries that the page inherits. */
  inherited?: string;
  /** Further objects, the first of which has the number 6. */
  more?: readonly (string | Buffer)[];
}

/** Its objects: 1 is the catalogue, 2 the pages, 3 the page, 4 its content, 5 the image. */
const objectsOf = ({ image, entries, content, page = '', inherited = '', more = [] }: ImagePage) => [
  '<</Type/Catalog/Pages 2 0 R>>',
  `<</Type/Pages/Count 1/Kids[3 0 R]${inherited}>>`,
  `<</Type/Page/Parent 2 0 R/Contents 4 0 R${page}>>`,
  streamOf('', Buffer.from(content)),
  streamOf(`/Type/XObject/Subtype/Image${entries}`, image),
  ...more,
];

/** Such a page as a file. */
export function pagePdf(page: ImagePage): Buffer {
  const file = new Numbered();
  const offsets = objectsOf(page).map((object, index) => file.add(index + 1, object));
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  return file.end(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\n`);
}

/** Such a page as a file of PDF 1.5: the first three objects lie in a stream, and so does the table of all of them. */
export function packedPdf(page: ImagePage): Buffer {
  const file = new Numbered();
  const [catalogue, pages, leaf, content, image] = objectsOf(page);
  const inner = [catalogue, pages, leaf].map(String);
  const starts = inner.map((_, index) => inner.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0));
  const head = starts.map((start, index) => `${index + 1} ${start}`).join(' ');
  const stored = [file.add(4, content!), file.add(5, image!)];
  const packed = streamOf(`/Type/ObjStm/N 3/First ${head.length + 1}`, Buffer.from(`${head}\n${inner.join(' ')}`));
  stored.push(file.add(6, packed));
  const rows = [[0, 0, 0], ...inner.map((_, index) => [2, 6, index]), ...stored.map((offset) => [1, offset, 0])];
  const table = Buffer.concat([...rows, [1, file.length, 0]].map(rowOf));
  return file.end(`7 0 obj\n${streamOf('/Type/XRef/Size 8/Root 1 0 R/W[1 4 1]', table).toString('latin1')}\nendobj\n`);
}

function rowOf([type = 0, place = 0, index = 0]: readonly number[]): Buffer {
  const row = Buffer.alloc(6);
  row.writeUInt8(type);
  row.writeUInt32BE(place, 1);
  row.writeUInt8(index, 5);
  return row;
}

/** A file of numbered objects. */
class Numbered {
  private readonly pieces = [Buffer.from('%PDF-1.7\n')];

  get length(): number {
    return this.pieces.reduce((sum, { length }) => sum + length, 0);
  }

  /** Where the object begins. */
  add(number: number, object: string | Buffer): number {
    const { length } = this;
    this.pieces.push(Buffer.from(`${number} 0 obj\n`), Buffer.from(object as string), Buffer.from('\nendobj\n'));
    return length;
  }

  /** The file, with a table of the objects, whose characters are bytes. */
  end(table: string): Buffer {
    return Buffer.concat([...this.pieces, Buffer.from(`${table}startxref\n${this.length}\n%%EOF\n`, 'latin1')]);
  }
}

/** A stream with these entries besides its length. */
export const streamOf = (entries: string, data: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`<<${entries}/Length ${data.length}>>\nstream\n`), data, Buffer.from('\nendstream')]);
