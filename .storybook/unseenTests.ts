import type { Plugin } from 'vite'

/** A test is not watched, and its page is in a frame: it is laid out and queried, and not painted. */
export function unseenTests(): Plugin {
  const children = "if (frameElement) frameElement.style.opacity = '0'"
  return {
    name: 'saywright-unseen-tests',
    transformIndexHtml: () => [{ tag: 'script', children, injectTo: 'head-prepend' }],
  }
}
