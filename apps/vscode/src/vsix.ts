import { type Zippable, zipSync } from 'fflate'

export interface ExtensionManifest {
  readonly name: string
  readonly displayName: string
  readonly publisher: string
  readonly version: string
  readonly icon: string
  readonly license: string
  readonly categories: readonly string[]
  readonly engines: { readonly vscode: string }
}

/**
 * An extension as one file that Visual Studio Code installs.
 *
 * @param files of the extension by their path, `package.json` among them.
 * @see https://github.com/microsoft/vscode-vsce, whose layout this is: an Open Packaging archive with a manifest of its own.
 */
export function vsix(
  manifest: ExtensionManifest,
  description: string,
  files: Readonly<Record<string, Uint8Array>>,
): Uint8Array {
  const entries: Zippable = {
    'extension.vsixmanifest': bytesOf(manifestXml(manifest, description)),
    '[Content_Types].xml': bytesOf(contentTypes(Object.keys(files))),
  }
  for (const [path, bytes] of Object.entries(files)) entries[`extension/${path}`] = bytes
  // The same files give the same archive: an offered one is replaced only when something changed.
  return zipSync(entries, { level: 9, mtime: new Date('2026-01-01T00:00:00Z') })
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

function manifestXml(manifest: ExtensionManifest, description: string): string {
  const { name, displayName, publisher, version, categories, engines, icon } = manifest
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011" xmlns:d="http://schemas.microsoft.com/developer/vsx-schema-design/2011">
  <Metadata>
    <Identity Language="en-US" Id="${escaped(name)}" Version="${escaped(version)}" Publisher="${escaped(publisher)}" />
    <DisplayName>${escaped(displayName)}</DisplayName>
    <Description xml:space="preserve">${escaped(description)}</Description>
    <Tags>bnf,grammar,voice</Tags>
    <Categories>${escaped(categories.join(','))}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${escaped(engines.vscode)}" />
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace" />
    </Properties>
    <License>extension/LICENSE.txt</License>
    <Icon>extension/${escaped(icon)}</Icon>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code" />
  </Installation>
  <Dependencies />
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true" />
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true" />
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true" />
    <Asset Type="Microsoft.VisualStudio.Services.Icons.Default" Path="extension/${escaped(icon)}" Addressable="true" />
  </Assets>
</PackageManifest>
`
}

const mediaTypes: Readonly<Record<string, string>> = {
  json: 'application/json',
  vsixmanifest: 'text/xml',
  md: 'text/markdown',
  txt: 'text/plain',
  png: 'image/png',
  cjs: 'application/javascript',
  mjs: 'application/javascript',
}

function contentTypes(paths: readonly string[]): string {
  const endings = new Set(['vsixmanifest', ...paths.map((path) => path.slice(path.lastIndexOf('.') + 1))])
  const defaults = [...endings].map((ending) => {
    const type = mediaTypes[ending]
    if (type === undefined) throw new Error(`The type of .${ending} is not known.`)
    return `<Default Extension=".${ending}" ContentType="${type}" />`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${defaults.join('')}</Types>
`
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
