/** Of a component test that is no journey of its own: `npm run soak -- browser` runs it, `npm test` does not. */
export const soak = { tags: ['soak'] }
