import { sizes, variants, wide } from './Button.css.js'

/** The look of a button, for what is one and for the link that takes its place. */
export function buttonClass(variant: keyof typeof variants, size: keyof typeof sizes, isWide?: boolean) {
  return `${variants[variant]} ${sizes[size]}${isWide ? ` ${wide}` : ''}`
}
