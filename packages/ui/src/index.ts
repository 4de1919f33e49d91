export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './components/Button/Button.js'
export { Inline, type InlineProps } from './primitives/Inline/Inline.js'
export { Stack, type StackProps } from './primitives/Stack/Stack.js'
export { vars } from './tokens/contract.css.js'
