import { expect, it } from 'vitest'
import { type Manifest, manifestFaults } from './manifestFaults.ts'

const manifest: Manifest = {
  name: '@saywright/audio',
  license: 'MIT',
  homepage: 'https://saywright.example/library/audio',
  repository: { url: 'git+https://saywright.example/saywright.git', directory: 'packages/audio' },
  engines: { node: '>=20' },
  dependencies: { 'lucide-react': '^1.0.0' },
  peerDependencies: { '@saywright/ui': '^0.1.0', react: '^19.0.0', 'react-dom': '^19.0.0' },
}

const module = `'use client';// src/index.ts
import { useState } from "react";
import { jsx } from "react/jsx-runtime";
import {
  Button,
  Card
} from "@saywright/ui";
import { own } from './own.js';
const lazy = () => import("lucide-react");
const text = "import x from 'words'";
`
const files: Record<string, string> = {
  'README.md': '',
  'API.md': '',
  'CHANGELOG.md': '',
  LICENSE: '',
  'dist/index.js': module,
  'dist/index.js.map': '{"sourcesContent":[""]}',
  'dist/index.d.ts': "export type { Card } from '@saywright/ui';",
  'dist/fonts/a.woff2': '',
  'dist/fonts/a-OFL.txt': '',
}

function faultsWith(others: Partial<Manifest>, otherFiles: Record<string, string | undefined> = {}) {
  const all = { ...files, ...otherFiles }
  const present = Object.keys(all).filter((path) => all[path] !== undefined)
  return manifestFaults({ ...manifest, ...others }, present, (path) => all[path] ?? '')
}

it('accepts a package that lists what it imports and nothing else', () => {
  expect(faultsWith({})).toEqual([])
})

it('finds what is listed and not imported, and the other way round', () => {
  expect(faultsWith({ dependencies: { ...manifest.dependencies, superstruct: '^2.0.0' } })).toEqual([
    '`superstruct` is listed and not imported',
  ])
  expect(faultsWith({ dependencies: {} })).toEqual(['`lucide-react` is imported and not listed'])
  expect(faultsWith({}, { 'dist/theme.d.ts': "import '@fontsource/hanken-grotesk';" })).toEqual([
    '`@fontsource/hanken-grotesk` is imported and not listed',
  ])
})

it('finds what may be there twice', () => {
  const { '@saywright/ui': ui = '', ...peers } = manifest.peerDependencies ?? {}
  expect(
    faultsWith({ dependencies: { ...manifest.dependencies, '@saywright/ui': ui }, peerDependencies: peers }),
  ).toEqual(['`@saywright/ui` is a dependency and not a peer: there may be two copies'])
})

it('finds what a manifest does not say', () => {
  expect(faultsWith({ repository: { url: 'x' }, engines: {}, homepage: '' })).toEqual([
    '`homepage` is missing',
    '`repository.directory` is missing',
    '`engines.node` is missing',
  ])
})

it('finds a change log, a licence and a source map that are not packed', () => {
  expect(
    faultsWith(
      {},
      { 'CHANGELOG.md': undefined, 'dist/fonts/a-OFL.txt': undefined, 'dist/index.js.map': '{}' },
    ),
  ).toEqual([
    'CHANGELOG.md is missing',
    'the licence of the fonts is missing',
    'dist/index.js has no source map with its source',
  ])
})
