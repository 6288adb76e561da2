/** What lies on a cell beside numbers, in a box of 24. */
export function Mark({ name }: { readonly name: 'flag' | 'mine' | 'cross' }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {name === 'flag' && (
        <>
          <path d="M8 3.5V21M4 21h9" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" />
          <path d="M8 2.6 21 8.2 8 13.8z" fill="#ff8f73" stroke="#7c2413" stroke-linejoin="round" />
        </>
      )}
      {name === 'mine' && (
        <>
          <path
            d="M12 2.5v19M2.5 12h19M5.3 5.3l13.4 13.4M18.7 5.3 5.3 18.7"
            stroke="currentColor"
            stroke-width="2"
            stroke-linecap="round"
          />
          <circle cx="12" cy="12" r="6.6" fill="currentColor" />
          <circle cx="9.7" cy="9.7" r="1.8" fill="#fff" />
        </>
      )}
      {name === 'cross' && (
        <path d="m4 4 16 16M20 4 4 20" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" />
      )}
    </svg>
  )
}
