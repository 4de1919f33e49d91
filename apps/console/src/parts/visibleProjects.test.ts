import { aProject } from '@saywright/api/testing'
import { describe, expect, it } from 'vitest'
import { visibleProjects } from './visibleProjects.js'

describe('projects that one sees', () => {
  it('K-036 leaves out projects that have neither a status nor beta access', () => {
    const shown = visibleProjects([
      aProject({ id: 1, status: null, beta_access: false }),
      aProject({ id: 2, status: null, beta_access: true }),
      aProject({ id: 3, status: 'Development' }),
    ])
    expect(shown.map(({ id }) => id).toSorted()).toEqual([2, 3])
  })
  it('K-037 are sorted by last change, with undated ones last', () => {
    const shown = visibleProjects([
      aProject({ id: 1, updated_at: null }),
      aProject({ id: 2, updated_at: '2026-11-01T00:00:00.000Z' }),
      aProject({ id: 3, updated_at: '2026-11-20T00:00:00.000Z' }),
    ])
    expect(shown.map(({ id }) => id)).toEqual([3, 2, 1])
  })
})
