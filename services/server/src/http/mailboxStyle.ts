/** The mailbox page stands alone: it uses no app and loads nothing. */
export const mailboxStyle = `
:root { color-scheme: light dark; --ink: #17171c; --soft: #5b5b66; --line: #d8d8e0; --ground: #ffffff; --link: #3a2fb5 }
@media (prefers-color-scheme: dark) { :root { --ink: #f2f2f7; --soft: #b0b0bd; --line: #3a3a46; --ground: #15151b; --link: #b3abff } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-inline-size: 44rem; margin-inline: auto; padding: 2rem 1.5rem }
h1 a { color: inherit; text-decoration: none }
ul { list-style: none; margin: 0; padding: 0; border-block-start: 1px solid var(--line) }
li { padding-block: .75rem; border-block-end: 1px solid var(--line) }
a { color: var(--link); overflow-wrap: anywhere }
li a { font-weight: 600 }
.about { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin: 0; color: var(--soft); font-size: .875rem }
article { border: 1px solid var(--line); border-radius: .75rem; padding: 1rem 1.5rem }
`
