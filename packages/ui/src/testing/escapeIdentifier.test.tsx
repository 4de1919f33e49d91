import { expect, it } from 'vitest'
import { escapeIdentifier } from './escapeIdentifier.js'

it.each([
  'lamp',
  '1a',
  '-1',
  '-',
  '--',
  '-a',
  'a b',
  'react-aria:r1:',
  'é',
  '💡',
  'a"]',
  'a\\b',
  '\u0000',
  '\u0001x',
  '\u007f',
])('escapes %j as the browser does', (id) => expect(escapeIdentifier(id)).toBe(CSS.escape(id)))
