/** A CSS gradient: an SVG gradient needs an id, and there may be two avatars. */
const MORNING = 'linear-gradient(#f3cfae, #d98f73)'

/** The picture of a user without an account: a morning behind two ridges. */
export function Avatar({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} style={{ background: MORNING }} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="28" cy="12" r="5" fill="#fff4e2" />
      <path d="M0 31 11 19l6 6 7-9 16 16v8H0z" fill="#2f6664" />
      <path d="M0 36c9-5 22-6 40-1v5H0z" fill="#154645" />
    </svg>
  )
}
