/** A house of many rooms: rules of three lines that use tags, groups, options, slots and other rules. */
export function longGrammar(lineCount: number): string {
  const head = ['#BNF+EM V2.1;', '!grammar house;', '!start <main>;', '!slot <room>;']
  const count = Math.floor((lineCount - head.length - 1) / 3)
  const rules = Array.from({ length: count }, (_, index) => [
    `<action${index}>: [please] !tag(ACTION${index}, open | close | dim) <place${index}>;`,
    `<place${index}>: [the] (lamp${index} | blind${index} | "door number ${index}") [in the <room>] <again${index}>;`,
    `<again${index}>: [now | !repeat(again, 1, 3)];`,
  ])
  const main = `<main>: ${rules.map((_, index) => `<action${index}>`).join(' | ')};`
  return [...head, main, ...rules.flat()].join('\n')
}
