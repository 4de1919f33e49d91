import type { Project } from '../../contract/project/project.js'
import { aMember, aPerson } from './members.js'
import { earlier, longAgo } from './times.js'

export const aProject = (changes: Partial<Project> = {}): Project => ({
  id: 7,
  title: 'Kitchen lamp',
  organization: { id: 3, name: 'Lumière Instruments', administrators: [aPerson()] },
  status: 'Development',
  evaluation: 'Yes',
  evaluation_ends_on: '2026-12-12T09:00:00.000Z',
  tags: [{ technology: 'asr', langs: ['eng-US', 'fra-FR'] }],
  technologies: ['asr'],
  langs: ['eng-US', 'fra-FR'],
  members: [aMember()],
  members_total: changes.members?.length ?? 1,
  voice_commands_total: 1,
  created_at: longAgo,
  updated_at: earlier,
  ...changes,
})
