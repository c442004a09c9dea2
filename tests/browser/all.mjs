/* All of them in one process, which shares one browser. */
import './pages.test.mjs';
import './play.test.mjs';
import './table.test.mjs';
import './boards.test.mjs';
import './seasons.test.mjs';
import './icaion.test.mjs';
import './fall.test.mjs';
import './mysthea.test.mjs';
import './hlas.test.mjs';
import './offline.test.mjs';
import './chronicle.test.mjs';
