import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

const chunkSize = 1_048_576;

/** The most that a zip of this kind can hold, in bytes and in parts. */
const mostBytes = 0xffff_ffff;
const mostParts = 0xffff;

/** A zip that holds too much. */
export class ZipFull extends Error {
  override name = 'ZipFull';
}

interface Part {
  name: Buffer;
  crc: number;
  size: number;
  at: number;
}

/**
 * Writes a zip whose parts are not compressed, a megabyte at a time: pages of a database would take longer to compress than
 * everything else together. It waits for the disk, so it is for a process beside the server.
 */
export class Packer {
  private readonly parts: Part[] = [];
  private readonly fd: number;
  private at = 0;

  constructor(file: string) {
    this.fd = openSync(file, 'wx', 0o600);
  }

  /** Adds as much of an open file as it has now; returns how much that was. */
  addOpen(name: string, from: number): number {
    const { size } = fstatSync(from);
    const part = this.begin(name);
    const chunk = Buffer.allocUnsafe(Math.min(chunkSize, Math.max(size, 1)));
    for (let done = 0; done < size;) {
      const read = readSync(from, chunk, 0, Math.min(chunk.length, size - done), done);
      if (read === 0) break;
      this.put(part, chunk.subarray(0, read));
      done += read;
    }
    this.end(part);
    return part.size;
  }

  addFile(name: string, file: string): void {
    const from = openSync(file, 'r');
    try {
      this.addOpen(name, from);
    } finally {
      closeSync(from);
    }
  }

  addBytes(name: string, bytes: Uint8Array): void {
    const part = this.begin(name);
    this.put(part, bytes);
    this.end(part);
  }

  /** Writes the directory, and waits until all is on the disk; returns the size of the whole. */
  finish(): number {
    const from = this.at;
    for (const part of this.parts) this.write(directoryEntry(part));
    this.write(endOf(this.parts.length, this.at - from, from));
    if (this.at > mostBytes || this.parts.length > mostParts) throw new ZipFull();
    fsyncSync(this.fd);
    return this.at;
  }

  close(): void {
    closeSync(this.fd);
  }

  private begin(name: string): Part {
    const part = { name: Buffer.from(name), crc: 0, size: 0, at: this.at };
    this.write(localHeader(part));
    return part;
  }

  private put(part: Part, bytes: Uint8Array): void {
    part.crc = crc32(bytes, part.crc);
    part.size += bytes.length;
    this.write(bytes);
    if (this.at > mostBytes) throw new ZipFull();
  }

  /** What stands before a part is known when it has been read. */
  private end(part: Part): void {
    writeSync(this.fd, localHeader(part), 0, undefined, part.at);
    this.parts.push(part);
  }

  private write(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length;)
      done += writeSync(this.fd, bytes, done, bytes.length - done, this.at + done);
    this.at += bytes.length;
  }
}

/** 1980-01-01, as the time of a part says nothing here. */
const noTime = 0x0021_0000;
const utf8Names = 0x0800;
const versionNeeded = 20;

function localHeader({ name, crc, size }: Part): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x0403_4b50, 0);
  header.writeUInt16LE(versionNeeded, 4);
  header.writeUInt16LE(utf8Names, 6);
  header.writeUInt32LE(noTime, 10);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function directoryEntry({ name, crc, size, at }: Part): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x0201_4b50, 0);
  entry.writeUInt16LE(versionNeeded, 4);
  entry.writeUInt16LE(versionNeeded, 6);
  entry.writeUInt16LE(utf8Names, 8);
  entry.writeUInt32LE(noTime, 12);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(size, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(at, 42);
  return Buffer.concat([entry, name]);
}

function endOf(count: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return end;
}
