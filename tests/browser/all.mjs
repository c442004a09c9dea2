/* All of them in one process, which shares one browser. */
import './pages.test.mjs';
import './play.test.mjs';
import './table.test.mjs';
import './seasons.test.mjs';
import './offline.test.mjs';
