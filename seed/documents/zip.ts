import { crc32, deflateRawSync } from 'node:zlib';

// Signatures and fields: APPNOTE.TXT of the ZIP format, 4.3.7 (local header), 4.3.12 (directory), 4.3.16 (its end).
const version = 20;
const utf8 = 0x0800;
const deflated = 8;
// The first day of 1980, which is the format's zero: no time of day gets into the file.
const date = 0x0021;

/** The fields that a part's header and its entry in the directory have in common. */
function described(name: string, content: Buffer, packed: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(version, 0);
  fields.writeUInt16LE(utf8, 2);
  fields.writeUInt16LE(deflated, 4);
  fields.writeUInt16LE(date, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

function entryOf(name: string, fields: Buffer, offset: number): Buffer {
  const head = Buffer.from([0x50, 0x4b, 1, 2, version, 0]);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([head, fields, rest, Buffer.from(name)]);
}

/** The bytes of a zip with the given texts by name. */
export function zip(parts: Record<string, string>): Buffer {
  const local: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const fields = described(name, content, packed);
    const part = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), fields, Buffer.from(name), packed]);
    local.push(part);
    entries.push(entryOf(name, fields, offset));
    offset += part.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}
