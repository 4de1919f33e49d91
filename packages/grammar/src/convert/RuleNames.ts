const notInNames = /[^\p{L}\p{M}\p{N}_.'’-]+/gu
const beginning = /^[\p{L}_]/u

/** Unique names of rules that are valid in BNF+EM. */
export class RuleNames {
  private readonly taken = new Set<string>()

  has(name: string): boolean {
    return this.taken.has(name)
  }

  /** The name itself when it is valid and unused, otherwise a similar one. */
  take(wanted: string): string {
    const readable =
      wanted
        .normalize('NFC')
        .replace(notInNames, '_')
        .replace(/(?<!\.)\.+$/, '') || 'rule'
    const base = beginning.test(readable) ? readable : `_${readable}`
    let name = base
    for (let count = 2; this.taken.has(name); count++) name = `${base}_${count}`
    this.taken.add(name)
    return name
  }
}
