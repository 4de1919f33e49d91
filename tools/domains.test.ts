import { describe, expect, it } from 'vitest'
import type { Domain } from './domain-table.ts'
import { appFaults, domainFaults, domainOf, type Found } from './lib/domainFaults.ts'

const table: readonly Domain[] = [
  { name: 'project', floor: 'project', paths: ['v3/projects'] },
  { name: 'tasks', floor: 'operations', paths: ['v3/projects/{id}/tasks'], withoutHooks: 'planted' },
]
const right: Found = {
  contract: ['kernel', 'project', 'tasks'],
  hooks: ['project'],
  server: ['shared', 'project', 'tasks'],
  calls: { project: ['v3/projects', 'v3/projects/{id}'], tasks: ['v3/projects/{id}/tasks/{taskId}'] },
}

it('finds nothing where every domain has its places', () => {
  expect(domainFaults(table, right)).toEqual([])
})

it.each<[string, Partial<Found>, string]>([
  ['a folder of the contract', { contract: [...right.contract, 'profile'] }, 'the contract has profile'],
  ['a folder of the server', { server: [...right.server, 'domains'] }, 'the server has domains'],
  ['a missing folder', { server: ['project'] }, 'tasks has no folder in the server'],
  ['missing hooks', { hooks: [] }, 'project has no hooks'],
  [
    'hooks that the table denies',
    { hooks: ['project', 'tasks'] },
    'tasks has no hooks in react/tasks.ts: it has',
  ],
  ['a call of another domain', { calls: { project: ['v3/projects/{id}/tasks'] } }, 'belongs to tasks'],
  ['a call of none', { calls: { project: ['v3/lamps'] } }, 'belongs to no domain'],
])('finds %s', (_, change, fault) => {
  expect(domainFaults(table, { ...right, ...change })).toEqual([expect.stringContaining(fault)])
})

it('gives a path to the longest beginning, and to no part of a word', () => {
  expect(domainOf(table, 'v3/projects/{id}/tasks')).toBe('tasks')
  expect(domainOf(table, 'v3/projects-of-all')).toBeUndefined()
})

describe('names in the apps', () => {
  const words: readonly Domain[] = [
    { name: 'sign-in', floor: 'identity', paths: [], inApps: 'auth' },
    { name: 'voice-commands', floor: 'models', paths: [] },
    { name: 'email-domains', floor: 'organization', paths: [] },
  ]
  const faultsOf = (kind: string, name: string) => appFaults(words, ['layout'], { [kind]: [name] })

  it.each([
    ['namespace', 'console.auth.panel'],
    ['namespace', 'studio.voiceCommands'],
    ['title', 'Studio/Voice commands/Quick test'],
    ['title', 'Console/Layout'],
    ['folder', 'console/auth/email-domains'],
  ])('the %s %s is right', (kind, name) => expect(faultsOf(kind, name)).toEqual([]))

  it.each([
    ['namespace', 'console.signIn', 'begins with sign-in'],
    ['namespace', 'studio.models', 'begins with models'],
    ['title', 'Console/Frame', 'begins with frame'],
    ['title', 'Console/Auth/Domains', 'says domains'],
    ['folder', 'studio/voice-commands/commands', 'says commands'],
  ])('the %s %s is found', (kind, name, fault) => {
    expect(faultsOf(kind, name)).toEqual([expect.stringContaining(fault)])
  })
})
