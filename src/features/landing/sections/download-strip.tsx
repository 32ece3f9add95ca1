import { PhonePreview } from './previews.tsx';

export function DownloadStrip() {
  return (
    <section className="download wrap" aria-labelledby="download-title">
      <div className="download-words">
        <h2 id="download-title">Download our App</h2>
        <p>
          Sorrel installs straight from this page: no store, about as big as one photo, and it opens without a
          connection.
        </p>
        <p>
          <a className="button" href="#install-steps" data-install="">
            Install Sorrel
          </a>
        </p>
        <p className="hint" role="status" data-install-status="" />
        <details id="install-steps">
          <summary>Install it by hand in two steps</summary>
          <div data-steps="ios">
            <h3>iPhone and iPad</h3>
            <ol>
              <li>Tap Share in Safari.</li>
              <li>Choose Add to Home Screen.</li>
            </ol>
          </div>
          <div data-steps="menu">
            <h3>Android and computers</h3>
            <ol>
              <li>Open the menu of your browser.</li>
              <li>Choose Install app or Add to Home screen.</li>
            </ol>
          </div>
        </details>
      </div>
      <div className="download-picture">
        <PhonePreview />
      </div>
    </section>
  );
}
