import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { compressFiles } from '../apps/compressed.ts'

const folder = mkdtempSync(join(tmpdir(), 'saywright-compressed-'))
afterEach(() => rmSync(folder, { recursive: true }))

it('texts and programs get a Brotli and a gzip copy, in every folder, and nothing else does', async () => {
  const text = 'export const words = "say: switch on the light"\n'.repeat(200)
  mkdirSync(join(folder, 'assets'))
  for (const name of ['icon.svg', 'film.vtt', 'index.html', 'film.jpg'])
    writeFileSync(join(folder, name), text)
  for (const name of ['main.js', 'main.css', 'engine.wasm', 'sans.woff2'])
    writeFileSync(join(folder, 'assets', name), text)

  await compressFiles(folder)

  const copies = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(br|gz)$/.test(name),
  )
  const compressed = ['icon.svg', 'film.vtt', 'assets/main.js', 'assets/main.css', 'assets/engine.wasm']
  expect(copies.toSorted()).toEqual(compressed.flatMap((name) => [`${name}.br`, `${name}.gz`]).toSorted())
  for (const name of compressed) {
    const [brotli, gzip] = ['br', 'gz'].map((ending) => readFileSync(join(folder, `${name}.${ending}`)))
    expect(String(brotliDecompressSync(brotli!))).toBe(text)
    expect(String(gunzipSync(gzip!))).toBe(text)
    expect(brotli!.length).toBeLessThan(text.length / 10)
  }
})
