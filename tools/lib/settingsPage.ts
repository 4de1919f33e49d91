export type SettingRow = {
  readonly name: string
  readonly area: string
  readonly meaning: string
  readonly fallback?: string
  readonly isSecret?: true
}

/** The page of all settings: a table for each area, in the order in which areas first appear. */
export function settingsPage(settings: readonly SettingRow[]): string {
  const areas = [...new Set(settings.map(({ area }) => area))]
  return `# Settings

Written by \`npm run settings\` from the tables that server and voice service read. Each is an environment variable; an empty one
counts as absent. A name that begins with \`SAYWRIGHT_\` or \`VITE_SAYWRIGHT_\` and is not listed here is refused at the start.

Where “file” says yes, \`<NAME>_FILE\` may name a file that holds the value, as container platforms mount secrets.

${areas.map((area) => tableOf(area, settings)).join('\n')}`
}

function tableOf(area: string, settings: readonly SettingRow[]): string {
  const rows = settings.filter((setting) => setting.area === area)
  const hasSecrets = rows.some(({ isSecret }) => isSecret)
  return [
    `## ${area}`,
    '',
    `| variable | meaning | default |${hasSecrets ? ' file |' : ''}`,
    `| --- | --- | --- |${hasSecrets ? ' --- |' : ''}`,
    ...rows.map(({ name, meaning, fallback = '', isSecret }) => {
      const file = hasSecrets ? ` ${isSecret ? 'yes' : ''} |` : ''
      return `| \`${name}\` | ${meaning} | ${fallback} |${file}`
    }),
    '',
  ].join('\n')
}
