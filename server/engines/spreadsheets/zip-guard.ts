import { inflateRawSync } from 'node:zlib';
import { SheetError, unreadable } from './sheet-error.ts';

// Offsets and signatures: APPNOTE.TXT of the ZIP format, 4.3.7 (local header), 4.3.12 (directory), 4.3.16 (its end).
const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const mostComment = 0xffff;
const maxUnpacked = 100 * 1024 * 1024;
const stored = 0;
const broken = '文件已损坏';

interface Entry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
}

/**
 * Refuses a zip without the part that makes it a document of its kind, that unpacks to more than 100 MB, or whose
 * directory lies about how much it unpacks to.
 */
export function guardZip(bytes: Uint8Array, part = 'xl/workbook.xml'): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const entries = directory(buffer);
    if (!entries.some((entry) => entry.name === part)) throw new SheetError('notSheet');
    const total = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
    if (total > maxUnpacked) throw unreadable('解压后超过 100 MB');
    for (const entry of entries) inflate(buffer, entry);
  } catch (error) {
    throw error instanceof SheetError ? error : unreadable(broken);
  }
}

function directory(buffer: Buffer): Entry[] {
  const end = endOf(buffer);
  const count = buffer.readUInt16LE(end + 10);
  const entries: Entry[] = [];
  let at = buffer.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (buffer.readUInt32LE(at) !== entrySignature) throw unreadable(broken);
    const nameEnd = at + 46 + buffer.readUInt16LE(at + 28);
    const extraEnd = nameEnd + buffer.readUInt16LE(at + 30);
    entries.push(entryAt(buffer, at, nameEnd, extraEnd));
    at = extraEnd + buffer.readUInt16LE(at + 32);
  }
  return entries;
}

function endOf(buffer: Buffer): number {
  const lowest = Math.max(0, buffer.length - endLength - mostComment);
  for (let at = buffer.length - endLength; at >= lowest; at -= 1) {
    if (buffer.readUInt32LE(at) === endSignature) return at;
  }
  throw unreadable(broken);
}

function entryAt(buffer: Buffer, at: number, nameEnd: number, extraEnd: number): Entry {
  // Some writers put the sizes into a zip64 field, in this order, and all ones where they belong.
  const wide = wideFields(buffer, nameEnd, extraEnd);
  const field = (offset: number): number => {
    const value = buffer.readUInt32LE(at + offset);
    return value === 0xffffffff ? (wide.shift() ?? Infinity) : value;
  };
  const unpacked = field(24);
  const packed = field(20);
  const offset = field(42);
  return {
    name: buffer.toString('utf8', at + 46, nameEnd),
    method: buffer.readUInt16LE(at + 10),
    packed,
    unpacked,
    offset,
  };
}

function wideFields(buffer: Buffer, from: number, to: number): number[] {
  for (let at = from; at + 4 <= to; at += 4 + buffer.readUInt16LE(at + 2)) {
    if (buffer.readUInt16LE(at) !== 0x0001) continue;
    const count = Math.floor(buffer.readUInt16LE(at + 2) / 8);
    return Array.from({ length: count }, (_, index) => Number(buffer.readBigUInt64LE(at + 4 + index * 8)));
  }
  return [];
}

function inflate(buffer: Buffer, { method, packed, unpacked, offset }: Entry): void {
  const start = offset + 30 + buffer.readUInt16LE(offset + 26) + buffer.readUInt16LE(offset + 28);
  const data = buffer.subarray(start, start + packed);
  const length =
    method === stored ? data.length : inflateRawSync(data, { maxOutputLength: Math.max(1, unpacked) }).length;
  if (length !== unpacked) throw unreadable(broken);
}
