import { subIndustries, wireValue } from '@saywright/api/catalogue'
import { failuresOf, saveOrganization } from '@saywright/api/contract'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { createChecks } from '../../core/createChecks.js'
import { rulesOf } from '../../core/rulesOf.js'
import { validate } from '../../core/validate.js'
import { createNameCheck } from './nameCheck.js'
import { blankOrganization, organizationBody, organizationValues, subIndustriesOf } from './organization.js'

const rules = rulesOf(saveOrganization)
const halden = {
  ...blankOrganization,
  name: 'Halden Logistics',
  website_url: 'halden.example.com:8443/fr',
  country: 'France',
  geographic_area: 'EMEA',
  industry: 'Logistics and supply chain',
  size: '500-1000',
}

it('F-015 F-016 F-017 requires all but the part of the industry and the activity', () => {
  expect(validate(rules, blankOrganization)).toEqual({
    name: 'required',
    website_url: 'required',
    country: 'required',
    geographic_area: 'required',
    industry: 'required',
    size: 'required',
  })
  expect(validate(rules, halden)).toEqual({})
})

test.each(['halden logistics.example.com', 'halden', 'ftp://halden.example.com'])(
  'F-017 rejects %j as a website',
  (url) => {
    expect(validate(rules, { ...halden, website_url: url })).toEqual({ website_url: 'url' })
  },
)

it('is what the call takes, with what is not given as null', () => {
  const body = organizationBody(halden)
  expect(failuresOf(rules, body)).toBeUndefined()
  expect(body).toMatchObject({ sub_industry: null, business_activity: null })
})

it('holds what the server knows, and nothing for what it does not', () => {
  expect(organizationValues({ ...halden, sub_industry: null })).toEqual(halden)
})

it('knows the parts of an industry, each of one industry only', () => {
  const parts = subIndustriesOf('Robotics').map(wireValue)
  expect(parts).toContain('Drones')
  expect(parts.length).toBeLessThan(subIndustries.length)
  expect(subIndustriesOf('Nothing')).toEqual([])
})

describe('the check of the name', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('F-020 F-021± asks once 400 ms after the last letter, and refuses what exists', async () => {
    const ask = vi.fn(async (name: string) => name === 'Nordwind')
    const { check, isFree } = createNameCheck(ask)
    const checks = createChecks({ name: check })
    checks.watch({ name: 'Nordw' })
    await vi.advanceTimersByTimeAsync(399)
    expect(ask).not.toHaveBeenCalled()
    checks.watch({ name: 'Nordwind' })
    await vi.advanceTimersByTimeAsync(399)
    expect(ask).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ask.mock.calls.map(([name]) => name)).toEqual(['Nordwind'])
    expect(checks.errors({ name: 'Nordwind' })).toEqual({ name: 'alreadyExists' })
    expect(isFree('Nordwind')).toBe(false)
  })

  it('F-020 knows a free name whatever its case and outer space', async () => {
    const { check, isFree } = createNameCheck(async () => false)
    const checks = createChecks({ name: check })
    await checks.settle({ name: 'Halden Freight' })
    expect(checks.errors({ name: 'Halden Freight' })).toEqual({})
    expect(isFree(' halden freight ')).toBe(true)
  })

  it('F-020 accepts a name that could not be checked, without a message about the name', async () => {
    const { check, isFree } = createNameCheck(() => Promise.reject(new Error('down')))
    const checks = createChecks({ name: check })
    await checks.settle({ name: 'Halden Freight' })
    expect(checks.errors({ name: 'Halden Freight' })).toEqual({})
    expect(isFree('Halden Freight')).toBe(false)
  })

  it('F-020 never asks about the name that the organization has already', async () => {
    const ask = vi.fn(async () => true)
    const checks = createChecks({ name: createNameCheck(ask, 'Halden Logistics').check })
    await checks.settle({ name: 'halden logistics ' })
    expect(checks.errors({ name: 'halden logistics ' })).toEqual({})
    expect(ask).not.toHaveBeenCalled()
  })
})
