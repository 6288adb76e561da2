import { afterEach, expect } from 'vitest'

/** What the page has complained about since the last test. */
const complaints: string[] = []

const { error } = console
console.error = (...args: readonly unknown[]) => {
  complaints.push(args.map(String).join(' '))
  error(...args)
}
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  complaints.push(`${violatedDirective} refuses ${blockedURI}`)
})

// uncaught errors fail the run by themselves
afterEach(() => expect(complaints.splice(0)).toEqual([]))
