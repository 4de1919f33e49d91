import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Change } from './changeOf.ts'
import { decode, encode } from './pixels.ts'

/** A browser does not open a page of any size; further stories are listed without pictures. */
const maxBytes = 150_000_000

/** Writes what has changed as one page that needs no network: before, after and difference. */
export function writeReport(path: string, changes: readonly Change[], isApproval: boolean): void {
  let left = maxBytes
  const packed = (png: Buffer | undefined) => {
    if (!png || png.length === 0 || left <= 0) return undefined
    const { width, height, data } = decode(png)
    // Chromium wrote it in a hurry; this is a fifth of it.
    const text = encode(width, height, data).toString('base64')
    left -= text.length
    return { width, height, png: text }
  }
  const rows = changes.map(({ name, story, kind, reason, before, after, mask, area }) => {
    const [id = '', mode] = name.split(' ')
    return {
      title: story ? story.title : id,
      story: story ? story.name : id,
      mode,
      kind,
      reason,
      area,
      before: packed(before),
      after: packed(after),
      mask: mask?.toString('base64'),
    }
  })
  const part = (name: string) => readFileSync(new URL(`report/${name}`, import.meta.url), 'utf8')
  const page = part('page.html')
    .replace('/* style */', () => part('page.css'))
    .replace('/* script */', () => part('page.js'))
    .replace('{}', () => JSON.stringify({ isApproval, rows }).replaceAll('<', '\\u003c'))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, page)
}
