/** The mailbox page is self-contained: it uses no app and loads nothing, so it repeats the colours of the tokens. */
export const mailboxStyle = `
:root { color-scheme: light dark; --ink: #191c22; --soft: #5b5f67; --line: #e4e3df; --ground: #f6f5f2; --card: #ffffff; --link: #1040c3; --hover: #f1f0ec; --focus: #1b51e0 }
@media (prefers-color-scheme: dark) { :root { --ink: #f1f0ed; --soft: #989ba2; --line: #25282d; --ground: #0e1013; --card: #17191d; --link: #9eb8ff; --hover: #1e2025; --focus: #90aeff } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.55 'Hanken Grotesk', system-ui, sans-serif }
main { max-inline-size: 44rem; margin-inline: auto; padding: 3rem 1rem }
h1 { margin: 0 0 .625rem; font-size: 1.75rem; font-weight: 600; letter-spacing: -.01em }
h1 a { color: inherit; text-decoration: none }
h2 { margin: 0 0 .25rem; font-size: 1.25rem; font-weight: 600 }
main > p { margin: 0 0 1.5rem; color: var(--soft) }
ul, article { margin: 0 0 1.5rem; border: 1px solid var(--line); border-radius: 10px; background: var(--card) }
ul { list-style: none; padding: 0; overflow: hidden }
li { position: relative; padding: .875rem 1.25rem }
li + li { border-block-start: 1px solid var(--line) }
li:hover { background: var(--hover) }
li a { font-weight: 600; color: inherit; text-decoration: none }
li a::after { content: ''; position: absolute; inset: 0 }
article { padding: 1.25rem 1.5rem }
a { color: var(--link); overflow-wrap: anywhere }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px }
.about { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin: 0; color: var(--soft); font-size: .8125rem }
`
