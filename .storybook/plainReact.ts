import type { Plugin } from 'vite'

/**
 * React in development draws for the performance panel and keeps asynchronous stacks, which tests do not use. Without them
 * the stories of two folders, about 130, take 102 s of processor time instead of 107 (medians of two runs each, with the
 * browser). React checks once, when it is loaded, so this comes before every module. Its warnings stay.
 */
export function plainReact(): Plugin {
  const children = 'delete console.timeStamp; delete console.createTask'
  return {
    name: 'saywright-plain-react',
    transformIndexHtml: () => [{ tag: 'script', children, injectTo: 'head-prepend' }],
  }
}
