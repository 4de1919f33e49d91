import { type Loadable, type Project, ready } from '@saywright/api/contract'
import { aMember, aPerson, aProject, storyTime } from '@saywright/api/testing'
import { consolePaths } from '@saywright/shell/paths'
import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inConsoleLayout } from '../../../../testing/frames.js'
import { type AreaPlaceId, areaPlaces } from '../areaPlaces.js'
import { ProjectLayout } from '../layout/ProjectLayout.js'

/** When every story of a project takes place. */
export const now = Date.parse(storyTime)

const person = (id: number, first_name: string, last_name: string, email: string) =>
  aPerson({ id, first_name, last_name, email, name: `${last_name.toUpperCase()} ${first_name}` })

export const ada = aPerson()
export const tom = person(2, 'Tom', 'Becker', 'tom.becker@lumiere-instruments.com')
export const nadia = person(3, 'Nadia', 'de Vries', 'nadia.devries@lumiere-instruments.com')

const tags: Project['tags'] = [
  { technology: 'wake-word', langs: ['eng-US', 'eng-GB', 'fra-FR', 'fra-CA', 'deu-DE'] },
  { technology: 'asr', langs: ['eng-US', 'eng-GB', 'fra-FR', 'nld-NL'] },
  { technology: 'tts', langs: ['eng-US', 'fra-FR'] },
  { technology: 'voice-biometrics', langs: [] },
]

/** A project of three, evaluated until 9 December, whose request for more is decided. */
export const picking: Project = aProject({
  id: 8,
  title: 'Warehouse voice picking',
  additional_comment:
    'Pickers wear a headset and confirm each line aloud. Two sites, in French, Dutch and English.',
  solution_category: ['Smart glasses or headset', 'Wearable'],
  solution_operating_system: ['Windows', 'Android'],
  evaluation_ends_on: '2026-12-09T16:00:00.000Z',
  tags,
  deliveries: tags.map((tag, index) => ({
    ...tag,
    id: index + 1,
    expire_on: '2026-12-09T16:00:00.000Z',
    created_at: '2026-11-09T16:00:00.000Z',
  })),
  members: [
    aMember({ id: 21, user: ada, project_role: 'owner', created_at: '2026-11-09T09:00:00.000Z' }),
    aMember({
      id: 22,
      role: 'employee',
      user: tom,
      project_role: 'developer',
      created_at: '2026-11-10T09:00:00.000Z',
    }),
    aMember({
      id: 23,
      role: 'guest',
      user: nadia,
      project_role: 'developer',
      created_at: '2026-11-18T09:00:00.000Z',
    }),
  ],
})

type FramedArgs = { place?: AreaPlaceId; project?: Project | Loadable<Project> }

/** The frame of the console, whose bar says in which project one is. */
const inProjectFrame =
  (pathname: (args: FramedArgs) => string): Decorator =>
  (Story, context) => {
    const { project = picking } = context.args as FramedArgs
    const known = 'state' in project ? (project.state === 'ready' ? project.value : undefined) : project
    const parameters = {
      ...context.parameters,
      pathname: pathname(context.args as FramedArgs),
      project: known?.title,
    }
    return inConsoleLayout(Story, { ...context, parameters })
  }

/** Shows the layout of a project, or its menu, in its place. */
export const inPlaceOfProject = inProjectFrame(({ place }) =>
  place ? pathTo(place) : consolePaths.projectMenu({ projectId: picking.id }),
)

/** Shows a place of a project inside its layout. */
export const inProjectArea = (place: AreaPlaceId): Decorator[] => [
  (Story, { args }) => (
    <ProjectLayout
      project={ready((args as { project?: Project }).project ?? picking)}
      place={place}
      isAdministrator={false}
      now={now}
      onOpenStudio={fn()}
    >
      <Story />
    </ProjectLayout>
  ),
  inProjectFrame(() => pathTo(place)),
]

const pathTo = (place: AreaPlaceId) =>
  areaPlaces.find(({ id }) => id === place)?.path({ projectId: picking.id }) ?? consolePaths.projects
