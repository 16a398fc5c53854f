import { useId } from 'react';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A hockey goaltender, set for the next shot. */
export const GoaltenderPicture = (props: DrawingProps) => {
  const net = useId();
  return (
    <Drawing width={320} height={400} crop="top" {...props}>
      <path className={inks.ground} d="M0 0h320v400H0z" />
      <pattern id={net} width="36" height="36" patternUnits="userSpaceOnUse">
        <path className={inks.halfLine} strokeWidth="3" d="M-2-2L38 38M38-2L-2 38" />
      </pattern>
      <path fill={`url(#${net})`} d="M0 80h320v320H0z" />
      <path className={inks.paper} d="M0 74h320v12H0z" />
      <path
        className={inks.accent}
        d="M0 400V330C6 284 40 262 96 252L150 236H214L250 240C296 246 320 262 320 290V400Z"
      />
      <path className={inks.half} d="M214 236L250 240C296 246 320 262 320 290V400H176C204 350 218 290 214 236Z" />
      <path className={inks.ink} d="M104 250L150 226L236 206L252 238L164 314Z" />
      <path className={inks.paper} d="M104 250L154 304L214 246L230 248L186 312L154 334L116 308L96 254Z" />
      <path
        className={inks.ink}
        d="M230 204Q264 204 266 240Q236 236 230 204ZM244 232Q278 238 274 274Q246 264 244 232ZM254 266Q282 278 270 310Q248 294 254 266Z"
      />
      <path
        className={inks.paper}
        d="M178 36C230 38 262 76 262 128C262 160 254 188 238 206L198 238C186 252 170 264 148 264C128 264 114 256 108 242L94 198C86 178 82 150 84 126C86 74 126 34 178 36Z"
      />
      <path
        className={inks.half}
        d="M192 37C236 44 262 80 262 128C262 160 254 188 238 206L198 238C186 252 170 264 148 264C188 236 218 196 222 142C224 98 210 62 192 37Z"
      />
      <path className={inks.ink} d="M168 36H184C196 58 200 80 198 106L184 103C184 78 180 56 168 36Z" />
      <path
        className={inks.accent}
        d="M214 60Q206 84 226 102Q236 78 214 60ZM242 84Q224 100 232 126Q250 110 242 84ZM254 128Q230 134 226 162Q250 154 254 128ZM240 172Q216 172 206 196Q230 196 240 172Z"
      />
      <path
        className={inks.ink}
        d="M92 122C102 100 150 92 200 104C212 108 215 124 211 140C206 172 194 204 180 224C170 238 154 246 136 244C120 242 110 232 106 216L95 175C90 156 88 136 92 122Z"
      />
      <path
        className={inks.paper}
        d="M100 128C108 112 150 104 193 113C202 116 203 126 200 140C195 168 184 198 172 215C163 227 151 235 138 233C126 231 117 223 114 211L104 173C98 156 97 140 100 128Z"
      />
      <path
        className={inks.half}
        d="M150 108C166 108 181 110 193 113C202 116 203 126 200 140C195 168 184 198 172 215C163 227 151 235 138 233C150 214 152 200 147 186L126 182L141 150Z"
      />
      <path
        className={inks.half}
        d="M104 172L195 162C191 182 181 201 171 215C162 227 151 235 138 233C126 231 117 223 114 211Z"
      />
      <path
        className={inks.ink}
        d="M104 132Q117 130 129 135V140Q117 136 105 138ZM146 135Q163 128 183 131L182 137Q164 134 147 140Z"
      />
      <path
        className={inks.ink}
        d="M107 149Q117 140 128 148Q118 155 107 149ZM148 148Q162 139 178 147Q164 155 148 148Z"
      />
      <path
        className={inks.inkLine}
        strokeWidth="4.5"
        d="M138 100C133 118 129 150 129 170L138 240M97 172L207 160M106 204L192 194M168 165L157 232"
      />
      <path className={inks.ink} d="M226 330L122 400H206L244 376Z" />
      <path className={inks.paper} d="M228 341L141 400H193L240 366Z" />
      <path className={inks.ink} d="M214 324L296 290L320 330V400H236Z" />
      <path className={inks.paper} d="M228 332L290 306L320 356V400H244Z" />
      <path className={inks.half} d="M262 318L290 306L320 356V400H296Z" />
      <path
        className={inks.ink}
        d="M2 332C-6 282 22 240 66 238C110 236 134 270 128 314C125 340 114 356 106 366L110 400H14L12 372C6 360 4 350 2 332Z"
      />
      <path className={inks.paper} d="M24 326C16 286 38 256 68 254C100 253 116 282 108 322Q68 298 24 326Z" />
      <path
        className={inks.inkLine}
        strokeWidth="4.5"
        d="M46 316L50 250M68 312V250M90 314L86 250M20 288Q68 268 112 288"
      />
      <path className={inks.paper} d="M12 366L106 360L108 378L13 386Z" />
    </Drawing>
  );
};
