import './restore-address.ts';
import './styles/first-frame.css';
import { readTheme, THEME_KEY } from '../domain/theme.ts';
import { showTheme } from '../ui/show-theme.ts';
import { hasMemberFrame } from './places.ts';

/** Runs in the head of app.html, so that nothing is painted before it has said in which colours; hence so little. */

showTheme(readTheme(localStorage.getItem(THEME_KEY)));
if (hasMemberFrame(location.pathname)) document.documentElement.dataset.shell = '';
