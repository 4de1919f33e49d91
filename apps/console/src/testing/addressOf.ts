import { consolePaths } from '@saywright/shell/paths'

/** The address of a page, with a value for each of its parameters. */
export function addressOf(name: string): string {
  const path = consolePaths[name as keyof typeof consolePaths]
  return (typeof path === 'string' ? path : path.pattern).replace(/:(\w+)\??/g, (_, parameter: string) =>
    encodeURIComponent(exampleOf(parameter)),
  )
}

function exampleOf(parameter: string): string {
  if (parameter === 'email') return 'ada@example.com'
  return parameter.endsWith('Id') ? '7' : 'kq2vJ8mWb0cT1xNq5Zs9yA'
}
