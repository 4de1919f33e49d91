import { expect, it, test } from 'vitest'
import { apiPage, pageFaults } from './apiPage.ts'

const modules: Readonly<Record<string, string>> = {
  'src/index': `export * from './lamp.js';
export { type Colour, dim as darken } from './light.js';
/** How bright they are. */
export * as levels from './levels.js';
import { Bulb } from 'bulbs';
export { Bulb };
export type { Hue } from './light.js';
`,
  'src/lamp': `import type { ReactNode } from 'react';
import type { Voltage } from './light.js';
export type LampProps = {
    /** What it lights. */
    label: ReactNode;
    tone?: 'warm' | 'cold';
};
/**
 * Gives light. It needs power.
 *
 * @param colour of the light.
 */
export declare function Lamp({ label, ...rest }: LampProps): import("react").JSX.Element;
export declare const useLamp: (room: string | undefined) => import("./light.js").Read<string>;
/** Volts | amperes */
export declare const limits: {
    readonly volts: 12;
};
export declare class Switch {
    #private;
    private wire;
    constructor(volts: Voltage);
    press(): void;
}
`,
  'src/light': `import type { Shape, ValueOf, Endpoint } from './kernel.js';
export type Colour = 'warm' | 'cold';
/** Lowers it, see {@link Lamp}. */
export declare function dim(by: number): number;
export declare function dim(by: string): string;
/** Of a colour. */
export type Hue = number;
export type Voltage = 12 | 24;
export type Read<Value> = {
    value: Value;
};
`,
  'src/levels': 'export declare const low: 1;\nexport declare const high = 9;\n',
  'src/kernel':
    'export interface Shape<T> {\n    readonly of: T;\n}\nexport type ValueOf<S> = S extends Shape<infer T> ? T : never;\nexport interface Endpoint<Path, Answer> {\n    readonly path: Path;\n    readonly answer: Answer;\n}\n',
  'src/calls': `import type { ValueOf } from './kernel.js';
export declare const room: import("./kernel.js").Shape<{
    lamps: string[];
    name: string;
    floor?: number | undefined;
    description?: string | undefined;
}>;
export type Room = ValueOf<typeof room>;
export declare const listRooms: import("./kernel.js").Endpoint<"rooms", {
    lamps: string[];
    name: string;
    floor?: number | undefined;
    description?: string | undefined;
}[]>;
export declare const useRooms: () => import("./kernel.js").Endpoint<"rooms", {
    lamps: string[];
    name: string;
    floor?: number | undefined;
    description?: string | undefined;
}[]>;
`,
}

const entries = {
  name: '@house/lamps',
  exports: {
    '.': './src/index.ts',
    './calls': './src/calls.ts',
    './lamps.json': './src/lamps.json',
    './package.json': './package.json',
  },
  publishConfig: {
    exports: { '.': {}, './calls': {}, './lamps.json': '', './styles.css': {}, './package.json': '' },
  },
}

/** The page of the modules, some of them written otherwise. */
function pageOf(changes: Readonly<Record<string, string>> = {}): string {
  const all = { ...modules, ...changes }
  return apiPage(entries, (path) => {
    const text = all[path]
    return text === undefined ? undefined : { text, isReact: path === 'src/lamp' }
  })
}

it('writes the entries by kind, with signatures under the first sentence of their docblocks', () => {
  expect(pageOf().split('\n## ')[1]).toBe(`\`@house/lamps\`

### Components

\`\`\`ts
/** Gives light. */
function Lamp(props: LampProps): JSX.Element
\`\`\`

### Hooks

\`\`\`ts
function useLamp(room: string | undefined): Read<string>
\`\`\`

### Functions

\`\`\`ts
/** Lowers it, see \`Lamp\`. */
function darken(by: number): number
function darken(by: string): string
\`\`\`

### Classes

\`\`\`ts
class Switch { constructor(volts: Voltage); press(): void }
\`\`\`

### Values

\`\`\`ts
export { Bulb } from 'bulbs'

/** How bright they are. */
namespace levels {
  const high = 9
  const low: 1
}

/** Volts | amperes */
const limits: { readonly volts: 12 }
\`\`\`

### Types

\`\`\`ts
type Colour = 'warm' | 'cold'

/** Of a colour. */
type Hue = number

type LampProps = { label: ReactNode; tone?: 'warm' | 'cold' }
\`\`\`
`)
})

it('names again what the compiler writes in full', () => {
  const page = pageOf()
  expect(page).toContain('const listRooms: Endpoint<"rooms", Room[]>')
  expect(page).toContain('function useRooms(): typeof listRooms')
  expect(page).toContain('lamps: string[]')
})

it('shows what signatures name and no entry exports', () => {
  const [, beside] = pageOf().split('## Not exported')
  for (const name of ['type Read<Value> = { value: Value }', 'type Voltage = 12 | 24', 'interface Shape<T>'])
    expect(beside).toContain(name)
  expect(beside).not.toContain('type Hue')
})

test.each([
  ['a parameter of a function', 'src/light', 'dim(by: number)', 'dim(by: bigint)'],
  ['a parameter of a hook', 'src/lamp', 'room: string | undefined', 'room: string | null'],
  ['a prop', 'src/lamp', 'label: ReactNode', 'label: string'],
  ['a parameter of a method', 'src/lamp', 'press(): void', 'press(long: boolean): void'],
  ['a type that no entry exports', 'src/light', '12 | 24', '12 | 48'],
  ['a member of a namespace', 'src/levels', 'low: 1', 'low: 2'],
  ['what a call answers', 'src/calls', 'rooms", {\n    lamps: string[]', 'rooms", {\n    lamps: number[]'],
])('changes with %s', (_, path, before, after) => {
  const text = modules[path] ?? ''
  expect(text).toContain(before)
  const changed = pageOf({ [path]: text.replace(before, after) })
  expect(pageFaults(pageOf(), changed)).not.toEqual([])
})

test.each([
  ["export * from './nowhere.js'", 'cannot be read'],
  ["export { Lantern } from './lamp.js'", 'exports no Lantern'],
  ['export default 1', 'is not understood'],
  ["export * from 'lamps'", 'is not understood'],
])('refuses %s', (text, fault) => {
  expect(() => pageOf({ 'src/index': text })).toThrow(fault)
})

it('has a section an entry, files of no names among them', () => {
  expect(pageOf().match(/^## .*/gm)).toEqual([
    '## `@house/lamps`',
    '## `@house/lamps/calls`',
    '## `@house/lamps/lamps.json`',
    '## `@house/lamps/styles.css`',
    '## Not exported',
  ])
})

it('finds an export that the page lacks, one that is gone, and another order', () => {
  const page = pageOf()
  const line = 'function useLamp(room: string | undefined): Read<string>'
  const without = page.replace(`${line}\n`, '')
  expect(pageFaults(page, page)).toEqual([])
  expect(pageFaults(without, page)).toEqual([`lacks ${line}`])
  expect(pageFaults(page, without)).toEqual([`should not hold ${line}`])
  expect(pageFaults(page.split('\n').toReversed().join('\n'), page)).toHaveLength(1)
})
