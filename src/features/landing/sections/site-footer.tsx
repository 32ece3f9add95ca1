import { Logo } from './logo.tsx';
import { SocialGlyph, type SocialName } from './social-glyph.tsx';

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
