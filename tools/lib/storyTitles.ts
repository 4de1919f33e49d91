/** How Storybook's side bar is sorted: names, each followed by those below it where these have an order too. */
export type SideBar = readonly (string | readonly string[])[]

const titled = /(?:const meta = \{\s+title: '|<Meta title=")([^'"]+)/

/** One sentence for stories or a page that would be outside of the side bar's groups, or in that of another package. */
export function titleFaults(file: string, source: string, sideBar: SideBar): string[] {
  const isPage = file.endsWith('.mdx')
  const title = titled.exec(source)?.[1]
  // A page without a title belongs to its stories.
  if (!title) return isPage ? [] : [`${file}: its meta does not begin with a title`]
  const [top = '', group = ''] = title.split('/')
  const place = sideBar.indexOf(top)
  const folder = file.split('/')[1]
  if (place === -1 || !(isPage || top.toLowerCase() === folder))
    return [
      `${file}: ${title} does not begin with ${isPage ? 'a group of the side bar' : `that of ${folder}`}`,
    ]
  const below = sideBar[place + 1]
  if (!Array.isArray(below) || below.includes('*') || below.includes(group)) return []
  return [`${file}: ${title} is in no group of ${top}: ${below.join(', ')}`]
}
