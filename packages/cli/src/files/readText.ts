import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type DecodedText, decodeText, encodeText, TextDecodingError } from '@saywright/grammar'
import { CommandFailure } from '../CommandFailure.js'
import type { Terminal } from '../Terminal.js'
import { fileFailure } from './fileFailure.js'

/** How standard input and output are named among files. */
export const standardStream = '-'

/** @throws CommandFailure when the file cannot be read, or is not text in its encoding. */
export async function readText(path: string, terminal: Terminal): Promise<string> {
  return (await readDecoded(path, terminal)).text
}

/**
 * A text with its encoding, in which it can be written again.
 *
 * @throws CommandFailure when the file cannot be read, or is not text in its encoding.
 */
export async function readDecoded(path: string, terminal: Terminal): Promise<DecodedText> {
  const bytes = await readBytes(path, terminal)
  try {
    return decodeText(bytes)
  } catch (error) {
    if (!(error instanceof TextDecodingError)) throw error
    const { code, encoding, offset } = error
    const key = code === 'unknown-encoding' ? 'unknownEncoding' : 'undecodableFile'
    throw new CommandFailure(key, { path, encoding, offset })
  }
}

async function readBytes(path: string, terminal: Terminal): Promise<Uint8Array> {
  if (path === standardStream) return terminal.readInput()
  try {
    return await readFile(resolve(terminal.folder, path))
  } catch (cause) {
    throw await fileFailure(path, reasonOf(cause), terminal)
  }
}

/**
 * @param like the text whose encoding is used; UTF-8 without a byte order mark by default.
 * @throws CommandFailure when the file cannot be written.
 */
export async function writeText(
  path: string,
  text: string,
  terminal: Terminal,
  like: Omit<DecodedText, 'text'> = { encoding: 'utf-8', hasByteOrderMark: false },
): Promise<void> {
  if (path === standardStream) return terminal.write(text)
  try {
    await writeFile(resolve(terminal.folder, path), encodeText(text, like))
  } catch (cause) {
    throw new CommandFailure('unwritableFile', { path, reason: reasonOf(cause) })
  }
}

export function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return code || String(cause)
}
