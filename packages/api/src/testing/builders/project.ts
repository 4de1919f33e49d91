import type { Project } from '../../contract/project/project.js'
import { aMember, aPerson } from './members.js'
import { earlier, longAgo } from './times.js'

const evaluationEnd = '2026-12-12T09:00:00.000Z'
const recognition: Project['tags'] = [{ technology: 'asr', langs: ['eng-US', 'fra-FR'] }]

/** Its deliveries by its tags, until the evaluation ends. */
const deliveriesOf = ({ tags = recognition, evaluation_ends_on: end = evaluationEnd }: Partial<Project>) =>
  tags.map((tag, index) => ({ ...tag, id: index + 1, expire_on: end, created_at: longAgo }))

export const aProject = (changes: Partial<Project> = {}): Project => ({
  id: 7,
  title: 'Kitchen lamp',
  organization: { id: 3, name: 'Lumière Instruments', administrators: [aPerson()] },
  status: 'Development',
  evaluation: 'Yes',
  evaluation_ends_on: evaluationEnd,
  tags: recognition,
  technologies: ['asr'],
  langs: ['eng-US', 'fra-FR'],
  deliveries: deliveriesOf(changes),
  members: [aMember()],
  members_total: changes.members?.length ?? 1,
  voice_commands_total: 1,
  created_at: longAgo,
  updated_at: earlier,
  ...changes,
})
