import { Logo } from './logo.tsx';

export function SiteHeader() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="site-header wrap">
        <Logo />
        <nav aria-label="Account">
          <a className="header-link" href="/sign-in">
            Sign In
          </a>
          <a className="button button-small" href="/sign-up">
            Sign Up
          </a>
        </nav>
      </header>
    </>
  );
}
