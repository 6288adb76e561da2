/** The picture of whoever has no account: a morning behind two ridges. */
export function Avatar({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <defs>
        <linearGradient id="genkan-morning" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#f3cfae" />
          <stop offset="1" stopColor="#d98f73" />
        </linearGradient>
      </defs>
      <rect width="40" height="40" fill="url(#genkan-morning)" />
      <circle cx="28" cy="12" r="5" fill="#fff4e2" />
      <path d="M0 31 11 19l6 6 7-9 16 16v8H0z" fill="#2f6664" />
      <path d="M0 36c9-5 22-6 40-1v5H0z" fill="#154645" />
    </svg>
  )
}
