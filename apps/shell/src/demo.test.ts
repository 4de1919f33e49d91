import { expect, test } from 'vitest'
import { demoAddress } from './demo.js'

const [demo, developmentDemo] = ['https://demo.halden.example', 'https://demo.dev.example']
const both = { links: { demo, developmentDemo }, productionDomain: 'halden.example' }

test.each([
  ['halden.example', both, demo],
  ['www.halden.example', both, demo],
  ['localhost:4600', both, developmentDemo],
  ['halden.example.evil.example', both, developmentDemo],
  ['localhost:4600', { ...both, productionDomain: undefined }, developmentDemo],
  ['localhost:4600', { ...both, links: { demo } }, demo],
  ['localhost:4600', { ...both, links: {} }, undefined],
] as const)('L-028 the demo seen from %s', (host, brand, expected) =>
  expect(demoAddress({ host }, brand)).toBe(expected),
)
