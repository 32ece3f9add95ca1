import { Logo } from './logo.tsx';

type SocialName = 'Facebook' | 'Instagram' | 'X' | 'YouTube';

function SocialGlyph({ name }: { name: SocialName }) {
  return (
    <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <Strokes name={name} />
    </svg>
  );
}

function Strokes({ name }: { name: SocialName }) {
  switch (name) {
    case 'Facebook':
      return <path d="M15.5 4.5H14a3 3 0 0 0-3 3v12M8 11.5h6.5" />;
    case 'Instagram':
      return (
        <>
          <rect x="4" y="4" width="16" height="16" rx="5" />
          <circle cx="12" cy="12" r="3.6" />
          <path d="M16.8 7.2h.01" />
        </>
      );
    case 'X':
      return <path d="m5 5 14 14M19 5 5 19" />;
    case 'YouTube':
      return (
        <>
          <rect x="3" y="6" width="18" height="12.5" rx="4" />
          <path d="m10.5 9.6 4.4 2.6-4.4 2.6z" />
        </>
      );
  }
}

const social: readonly SocialName[] = ['Facebook', 'Instagram', 'X', 'YouTube'];

export function SiteFooter({ year }: { year: number }) {
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-brand">
          <Logo />
          <ul className="social">
            {social.map((name) => (
              <li key={name}>
                <a href="/" aria-label={`${name} (coming later, leads to the home page)`}>
                  <SocialGlyph name={name} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="About Sorrel">
          <a href="/en">About us</a>
          <a href="/terms-of-service">Terms of service</a>
          <a href="/policy">Privacy policy</a>
        </nav>
        {/* The script enables Send once it answers; method="dialog", so that no address ends up in a URL. */}
        <form className="newsletter" method="dialog" noValidate data-newsletter="">
          <label htmlFor="newsletter-email">Newsletter</label>
          <div className="newsletter-row">
            <input
              id="newsletter-email"
              name="email"
              type="email"
              autoComplete="email"
              placeholder="Your email here"
              aria-describedby="newsletter-status"
              required
            />
            <button className="button" type="submit" disabled>
              Send
            </button>
          </div>
          <p id="newsletter-status" className="hint" role="status" />
        </form>
        <p className="copyright hint">© {year > 2024 ? `2024-${year}` : '2024'} Sorrel</p>
      </div>
    </footer>
  );
}
