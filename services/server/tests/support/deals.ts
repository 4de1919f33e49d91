import { type BodyOf, createDeal, type Deal, getProject, nothingChosen } from '@saywright/api/contract'
import type { TestOrganization } from './organizations.js'

export type Request = BodyOf<typeof createDeal>

/** A request for strict voice commands in English and French, changed where a test wants. */
export const aRequest = (changes: Partial<Request> = {}): Request => ({
  ...(nothingChosen as Request),
  tech_voice_strict_commands: true,
  languages_voice_strict_commands: ['English - United States', 'French - France'],
  ...changes,
})

/** Asks as the administrator of an organization, for its project. */
export const ask = ({ ada, projectId }: TestOrganization, changes: Partial<Request> = {}): Promise<Deal> =>
  ada.client.send(createDeal, { params: { id: projectId }, body: aRequest(changes) })

export const projectOf = ({ ada, projectId }: TestOrganization) =>
  ada.client.send(getProject, { params: { id: projectId } })
