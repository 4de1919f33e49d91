import { sizes, variants, wide } from './Button.css.js'

/** Class names of a button, also for a link that looks like one. */
export function buttonClass(variant: keyof typeof variants, size: keyof typeof sizes, isWide?: boolean) {
  return `${variants[variant]} ${sizes[size]}${isWide ? ` ${wide}` : ''}`
}
