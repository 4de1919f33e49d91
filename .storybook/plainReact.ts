import type { Plugin } from 'vite'

/**
 * What React in development draws for the performance panel and for asynchronous stacks is a tenth of its work, and nobody looks
 * at a panel in a test. React asks once, when it is loaded, so this comes before every module. Its warnings stay.
 */
export function plainReact(): Plugin {
  const children = 'delete console.timeStamp; delete console.createTask'
  return {
    name: 'saywright-plain-react',
    transformIndexHtml: () => [{ tag: 'script', children, injectTo: 'head-prepend' }],
  }
}
