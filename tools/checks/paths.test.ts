import { describe, expect, it } from 'vitest'
import { writtenPaths } from './paths.ts'

describe('an address that is written out', () => {
  it.each([
    "navigate('/projects')",
    '<Link href="/auth/login" />',
    'const href = `/projects/${id}/settings`',
    'const href = `/${projectId}`',
    'const href = `${home}/voice-commands/${id}`',
    'const href = `${origin}/auth/login/google`',
    "{ path: '/account/profile' }",
  ])('is refused: %s', (source) => {
    expect(writtenPaths(`const a = 1\n${source}`)).toMatchObject([{ line: 2 }])
  })

  it.each([
    "import { useMe } from '../projects/useMe.js'",
    "const src = '/film.webm'",
    "// leads to '/projects'",
    "navigate('/')",
    "const api = '/api/v3/projects'",
    "const label = 'projects/new'",
    'const place = `${x}/${y}`',
  ])('is not found in: %s', (source) => expect(writtenPaths(source)).toEqual([]))
})
