/** The four suits, in a box of 20, by their numbers. */
const SHAPES = [
  'M10 1.5c1 2.6 7 6 7 10.2a3.9 3.9 0 0 1-6.2 3.2c.2 1.5.8 2.7 1.9 3.6H7.3c1.1-.9 1.7-2.1 1.9-3.6A3.9 3.9 0 0 1 3 11.7C3 7.5 9 4.1 10 1.5z',
  'M10 18C6 14.5 2 11.3 2 7.2A4.2 4.2 0 0 1 6.2 3c1.6 0 3 .8 3.8 2.2A4.4 4.4 0 0 1 13.8 3 4.2 4.2 0 0 1 18 7.2c0 4.1-4 7.3-8 10.8z',
  'M10 1.7a3.9 3.9 0 0 1 3.3 6 3.9 3.9 0 1 1-2.4 6.8c.2 1.7.7 3 1.8 4H7.3c1.1-1 1.6-2.3 1.8-4a3.9 3.9 0 1 1-2.4-6.8 3.9 3.9 0 0 1 3.3-6z',
  'M10 1.5c1.7 3.2 3.8 5.9 6.5 8.5-2.7 2.6-4.8 5.3-6.5 8.5-1.7-3.2-3.8-5.9-6.5-8.5C6.2 7.4 8.3 4.7 10 1.5z',
]

export const Suit = ({ suit }: { readonly suit: number }) => (
  <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
    <path d={SHAPES[suit]} />
  </svg>
)

/** What stands on the cards of jack, queen and king: a boat, the moon over waves, a mountain with the sun. */
export function Court({ rank }: { readonly rank: number }) {
  return (
    <svg viewBox="0 0 96 88" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {rank === 11 && (
        <>
          <path
            d="M50 18v42M50 20c14 4 22 16 25 34H50z"
            fill="currentColor"
            fill-opacity=".3"
            stroke="currentColor"
            stroke-width="2"
          />
          <path d="M18 62h60l-9 14H29z" fill="currentColor" fill-opacity=".8" />
          <path d="M0 80c12-5 20-5 32 0s20 5 32 0 20-5 32 0v8H0z" fill="currentColor" fill-opacity=".35" />
        </>
      )}
      {rank === 12 && (
        <>
          <circle cx="50" cy="34" r="21" fill="#ecd59a" />
          <path d="M57 15a21 21 0 0 1 0 38 24 24 0 0 0 0-38z" fill="#f6e8c4" />
          <path d="M0 66c14-7 24-7 38 0s26 6 58-4v26H0z" fill="currentColor" fill-opacity=".35" />
          <path d="M0 77c16-6 28-6 44 0s32 4 52-3v14H0z" fill="currentColor" fill-opacity=".75" />
        </>
      )}
      {rank === 13 && (
        <>
          <circle cx="66" cy="26" r="10" fill="#ecd59a" />
          <path d="M8 88 42 28l18 30 8-12 22 42z" fill="currentColor" fill-opacity=".35" />
          <path d="M0 88 34 54l14 16 16-14 32 32z" fill="currentColor" fill-opacity=".75" />
        </>
      )}
    </svg>
  )
}
