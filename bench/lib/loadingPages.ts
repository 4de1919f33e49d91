export type MeasuredPage = {
  readonly name: string
  readonly url: string
  readonly cookie?: { readonly name: string; readonly value: string }
  /** Content of the usable page, in words and as a selector. */
  readonly ready: string
  readonly readySelector: string
  readonly maxMilliseconds?: number
  /** Round trips that have to wait for one another: the page, its files, and its data where it has some. */
  readonly roundTrips: number
}

type Listed = { readonly data: readonly { readonly id: number }[] }

/** The pages that are measured, with the data of the demonstration. @param address of the product, without a path. */
export async function findPages(address: string): Promise<MeasuredPage[]> {
  const api = `${address}/api`
  const shown = await (await fetch(`${api}/demo`)).text()
  const json = { 'Content-Type': 'application/json' }
  const login = await fetch(`${api}/v3/login`, { method: 'POST', headers: json, body: shown })
  const { access_token: value } = (await login.json()) as { access_token: string }
  const listed = async (path: string): Promise<Listed> => {
    const response = await fetch(`${api}/v3/${path}`, { headers: { Authorization: `Bearer ${value}` } })
    return (await response.json()) as Listed
  }
  const { data: projects } = await listed('projects/all')
  const models = await Promise.all(
    projects.map(async ({ id }) =>
      (await listed(`projects/${id}/voice-commands`)).data.map(
        (model) => `/${id}/voice-commands/${model.id}`,
      ),
    ),
  )
  const workspace = models.flat()[0]
  if (!workspace) throw new Error('The demonstration has no model.')
  const table = { ready: 'its rows', readySelector: 'table:not([aria-busy="true"]) tbody tr', roundTrips: 3 }
  const cookie = { name: 'saywright_token', value }
  return [
    {
      name: 'login',
      url: `${address}/auth/login`,
      ready: 'its form',
      readySelector: 'input[name="email"]',
      maxMilliseconds: 4000,
      roundTrips: 2,
    },
    { ...table, name: 'dashboard', url: `${address}/projects`, cookie, maxMilliseconds: 6000 },
    { ...table, name: 'members', url: `${address}/account/organization/users`, cookie },
    {
      name: 'studio workspace',
      url: address.replace('//', '//studio.') + workspace,
      cookie: { name: 'saywright_token_studio', value },
      ready: 'its editor',
      readySelector: '.cm-content',
      roundTrips: 3,
    },
  ]
}
