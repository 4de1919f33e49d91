import { describe, expect, it, test } from 'vitest'
import { consoleAddress, studioAddress, studioPage } from './addresses.js'
import { placeAfterLogin, safeNext } from './afterLogin.js'

const at = (host: string, protocol = 'http:') => ({ host, protocol })

test.each([
  ['localhost:4600', 'http://studio.localhost:4600/7'],
  ['127.0.0.1:4600', 'http://studio.localhost:4600/7'],
  ['console.example.com', 'http://studio.console.example.com/7'],
  ['www.example.com', 'http://studio.example.com/7'],
  ['studio.localhost:4600', 'http://studio.localhost:4600/7'],
])('L-027 the studio of %s', (host, expected) => expect(studioAddress(at(host), 7)).toBe(expected))

describe('addresses', () => {
  it('hands a code over in the fragment, which no server sees', () => {
    const place = at('example.com', 'https:')
    expect(studioAddress(place, 7, { code: 'a/b' })).toBe('https://studio.example.com/7#code=a%2Fb')
  })
  it('lead to a model of the studio', () => {
    const address = studioAddress(at('example.com'), 7, { code: 'x', modelId: 11 })
    expect(address).toBe('http://studio.example.com/7/voice-commands/11#code=x')
  })
  it('lead to any page of the studio', () => {
    const address = studioPage(at('www.example.com'), '/7/wake-words/11?a=1', 'x')
    expect(address).toBe('http://studio.example.com/7/wake-words/11?a=1#code=x')
  })
  it('lead to the microphone of a model', () => {
    const address = studioAddress(at('example.com'), 7, { code: 'x', modelId: 11, tryBy: 'speak' })
    expect(address).toBe('http://studio.example.com/7/voice-commands/11?try=speak#code=x')
  })
  it('lead back to the console', () => {
    expect(consoleAddress(at('studio.localhost:4600'), '/projects')).toBe('http://localhost:4600/projects')
  })
})

test.each([
  ['/projects', '/projects'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['\\\\evil.example', undefined],
  ['\t//evil.example', undefined],
  ['/.//evil.example', undefined],
  ['/a/..//evil.example', undefined],
  ['https:evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['http://localhost:4600//evil.example', undefined],
  ['//', undefined],
  ['http://[', undefined],
  ['/projects/7?a=1#top', '/projects/7?a=1#top'],
  ['https://evil.example/', undefined],
  ['http://studio.localhost:4600/7', 'http://studio.localhost:4600/7'],
  ['http://studio.localhost:4600.evil.example/7', undefined],
  [null, undefined],
])('after logging in %s is followed to %s', (next, expected) => {
  expect(safeNext(next, at('localhost:4600'))).toBe(expected)
})

test.each([
  [null, '/'],
  ['/projects?a=1', '/projects?a=1'],
  ['http://studio.localhost:4600/7/voice-commands/3', '/studio/7/voice-commands/3'],
  ['http://studio.localhost:4600/7/wake-words/3', '/studio/7/wake-words/3'],
  [
    'http://studio.localhost:4600/7/voice-commands/3/versions?of=2',
    '/studio/7/voice-commands/3/versions?of=2',
  ],
  ['http://studio.localhost:4600/7/voice-commands', '/studio/7/voice-commands'],
  ['http://studio.localhost:4600/7', '/studio/7'],
  ['https://evil.example/7', '/'],
])('the console leads on from %s to %s', (next, expected) => {
  expect(placeAfterLogin(next, at('localhost:4600'))).toBe(expected)
})
