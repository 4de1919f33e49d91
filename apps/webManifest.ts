import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import tokens from '../packages/ui/src/tokens/tokens.json' with { type: 'json' }

const { light } = tokens.color
const fileName = 'manifest.webmanifest'
const icon = 'app-icon.svg'

/** The manifest with which a browser installs a page as an app. @see W3C Web Application Manifest */
export const manifestOf = (name: string) => ({
  id: '/',
  name,
  short_name: name,
  start_url: '/',
  display: 'standalone',
  background_color: light.surface.canvas.$value,
  icons: [{ src: `/${icon}`, type: 'image/svg+xml', sizes: 'any', purpose: 'any maskable' }],
})

/** The mark on a ground of the accent: the browser cuts the corners as the system asks, so it keeps to the middle. */
export function iconOf(favicon: string): string {
  const bars = favicon.match(/<rect[^>]*>/g)?.join('') ?? ''
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
    `<rect width="512" height="512" fill="${light.accent.solid.$value}"/>` +
    `<g transform="translate(116 116) scale(10)" fill="#fff">${bars}</g></svg>`
  )
}

/** Lets a page be installed as an app, under the name that the product has here. */
export function webManifest(root: string): Plugin {
  let name = ''
  return {
    name: 'web-manifest',
    apply: 'build',
    configResolved({ env }) {
      name = env.VITE_SAYWRIGHT_NAME || 'Saywright'
    },
    generateBundle() {
      const favicon = readFileSync(join(root, 'public/favicon.svg'), 'utf8')
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifestOf(name)) })
      this.emitFile({ type: 'asset', fileName: icon, source: iconOf(favicon) })
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${fileName}` }, injectTo: 'head' },
    ],
  }
}
