import { languageOf } from '@saywright/api/catalogue'
import {
  addDomain,
  createDeal,
  createInvitations,
  failuresOf,
  nothingChosen,
  register,
  saveOrganization,
  saveProject,
} from '@saywright/api/contract'
import { analyze, generate, match } from '@saywright/grammar'
import { describe, expect, it } from 'vitest'
import { places } from './places.js'

const models = places.flatMap(({ projects }) => projects).flatMap((project) => project.models)

describe('the demonstration data', () => {
  it('has one organization in each language and a project in every state', () => {
    expect(places.map(({ interfaceLanguage }) => interfaceLanguage)).toEqual(['English', 'Français'])
    const statuses = new Set(places.flatMap(({ projects }) => projects).map(({ status }) => status))
    expect([...statuses].toSorted()).toEqual(['Deployment', 'Development', 'Discovery', 'Production'])
  })

  it.each(models)(
    '$name has a grammar without a problem, whose sentences it matches',
    ({ grammar, slots, language }) => {
      expect(languageOf(language)).toBeDefined()
      const { problems, compiled } = analyze(grammar)
      expect(problems).toEqual([])
      const values = Object.fromEntries(slots.map((slot) => [slot.name, slot.values]))
      expect([...compiled.slots.keys()]).toEqual(Object.keys(values))
      for (const sentence of generate(compiled, { slots: values, limit: 5 })) {
        expect(match(compiled, sentence, { slots: values }).matched).toBe(true)
      }
    },
  )

  it('has organizations that the product itself would save', () => {
    for (const { name, details } of places)
      expect(failuresOf(saveOrganization.body!, { name, ...details })).toBeUndefined()
  })

  it('has domains and invitations that the product itself would take', () => {
    for (const { domain: name, founder, invitation } of places) {
      expect(failuresOf(addDomain.body!, { name, verification_email: founder.email })).toBeUndefined()
      const body = { invitation_mail: invitation.email, role: { 'en-US': invitation.role } }
      expect(failuresOf(createInvitations.body!, body)).toBeUndefined()
    }
  })

  it('has projects and requests that the product itself would save', () => {
    for (const { title, comment, details, asked } of places.flatMap(({ projects }) => projects)) {
      expect(
        failuresOf(saveProject.body!, { title, additional_comment: comment, ...details }),
      ).toBeUndefined()
      if (asked) expect(failuresOf(createDeal.body!, { ...nothingChosen, ...asked })).toBeUndefined()
    }
  })

  it('has addresses that the product itself would take', () => {
    const people = places.flatMap((place) => [place.founder, ...place.people])
    for (const { email, first_name, last_name } of people) {
      expect(
        failuresOf(register.body!, { email, first_name, last_name, password: 'Correct7!horse' }),
      ).toBeUndefined()
    }
  })
})
